export { PictureFacts } from './PictureFacts.tsx';
