export { exportShares, removeShares } from './account-data.ts';
export type { SharesPorts } from './ports.ts';
export { shareSigner } from './share-signer.ts';
export { sharesRoutes } from './shares.routes.ts';
