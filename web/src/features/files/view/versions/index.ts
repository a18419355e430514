export { PictureVersions } from './PictureVersions.tsx';
