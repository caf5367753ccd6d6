/** For the seed of the local network. */
export { type DaoCall, descriptionOnChain, encodeCall } from '../calls.ts'
