/** For the seed of the local network. */
export { demoDocument } from '../demoDocument.ts'
