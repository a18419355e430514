export { pictureSigner, type PictureSigner } from './picture-signer.ts';
export { type OwnAddress, readOwnAddress } from './read-own-address.ts';
