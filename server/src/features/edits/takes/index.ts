export { chooseTake } from './choose-take.ts';
export { addTakes, countTakes, type StoredTake, type TakeCount, takesOf } from './takes.store.ts';
