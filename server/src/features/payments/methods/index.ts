export { addMethod } from './add-method.ts';
export { removeMethod, setDefaultMethod } from './change-methods.ts';
export { listMethods } from './list-methods.ts';
export { openCardForm } from './open-card-form.ts';
