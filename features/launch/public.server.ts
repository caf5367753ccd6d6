/** Facts of tokens that the factory made, for other features. */
export { type TokenRisks, tokenRisks } from './server/risks.ts'
