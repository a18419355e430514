export { addIdentity, findOwner, identitiesOf, removeIdentitiesOf } from './identities.store.ts';
