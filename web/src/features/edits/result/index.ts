export { DownloadShown, EditResult } from './ResultLinks.tsx';
export { PreviewChoice } from './PreviewChoice.tsx';
export { RepeatedNotice } from './RepeatedNotice.tsx';
export { ResultView } from './ResultView.tsx';
export { ResultStep } from './ResultStep.tsx';
export { StartOver } from './StartOver.tsx';
