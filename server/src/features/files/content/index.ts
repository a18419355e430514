export { archivePictures } from './archive-pictures.ts';
export { openPicture } from './open-picture.ts';
export { proxyPicture } from './proxy-picture.ts';
