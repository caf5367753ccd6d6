/** Pictures that members have uploaded, for other features: they keep what they show. */
export { pictureOf } from './server/pictures/pictures.ts'
