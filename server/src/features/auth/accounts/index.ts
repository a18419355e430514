export { changeRole, listAdministrators } from './administrators.ts';
export { changePassword } from './change-password.ts';
export { changeProfile } from './change-profile.ts';
export { getMe } from './get-me.ts';
export { register } from './register.ts';
export { signIn } from './sign-in.ts';
export { userOnTheWire } from './user-on-the-wire.ts';
export { changeUser, forgetUser, holdUser, type UserChanges } from './change-users.store.ts';
export { addUser, findUser, findUserByEmail, type StoredUser } from './users.store.ts';
