export { fitted, type Zoom } from './zoom.ts';
export { ZoomPicture } from './ZoomPicture.tsx';
