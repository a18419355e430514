export { fitted } from './zoom.ts';
export { ZoomPicture } from './ZoomPicture.tsx';
