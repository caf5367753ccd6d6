import { bare, isAddress41 } from '../addresses.ts'
import { params } from '../params.ts'
import { invalid } from '../refusal.ts'
import { newAccount } from '../state.ts'
import { type Kind, sender } from './kind.ts'

export const createAccount: Kind<'AccountCreateContract'> = {
  validate(state, { owner_address: from, account_address: made }) {
    const owner = sender(state, from, 'not exists', 'Invalid ownerAddress')
    if (owner.balance < params.createNewAccountFee) {
      throw invalid('Validate CreateAccountActuator error, insufficient fee.')
    }
    if (!isAddress41(made)) throw invalid('Invalid account address')
    if (state.account(bare(made)) !== undefined) throw invalid('Account has existed')
  },
  execute(state, { owner_address: from, account_address: made, type }, { headTime }) {
    state.burn(bare(from), params.createNewAccountFee)
    state.set('accounts', bare(made), { ...newAccount(headTime), contract: type === 2 })
    return { fee: params.createNewAccountFee }
  },
}
