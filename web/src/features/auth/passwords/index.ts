export { ChangePassword } from './ChangePassword.tsx';
