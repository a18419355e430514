export {
  addIdentity,
  findOwner,
  type Identity,
  identitiesOf,
  removeIdentitiesOf,
} from './identities.store.ts';
