export { asideOf, removeAside } from './aside.store.ts';
export { deleteAside } from './remove-aside.ts';
export { swapResults } from './swap-results.ts';
