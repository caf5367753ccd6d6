/** Facts of tokens that the factory made, and of the factory, for other features. */
export { creationFee, isEnabled } from './server/contract.ts'
export { tokenRisks } from './server/risks.ts'
