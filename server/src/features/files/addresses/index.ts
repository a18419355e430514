export { pictureSigner, type PictureKind, type PictureSigner } from './picture-signer.ts';
export { type OwnAddress, readOwnAddress } from './read-own-address.ts';
