/** Facts of tokens that the factory made, for other features. */
export { tokenRisks } from './server/risks.ts'
