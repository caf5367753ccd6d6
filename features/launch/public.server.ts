/** Facts of tokens that the factory made, and of the factory, for other features; what operators hide of them. */
export { creationFee, isEnabled } from './server/contract.ts'
export { hiddenTokens, isHidden, setHidden } from './server/hidden.ts'
export { tokenRisks } from './server/risks.ts'
