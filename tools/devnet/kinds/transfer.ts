import { bare, isAddress41 } from '../addresses.ts'
import { params } from '../params.ts'
import { invalid } from '../refusal.ts'
import type { State } from '../state.ts'
import type { Kind, Value } from './kind.ts'

const feeFor = (state: State, { to_address: to }: Value<'TransferContract'>): bigint =>
  state.account(bare(to)) === undefined ? params.createNewAccountFee : 0n

export const transfer: Kind<'TransferContract'> = {
  validate(state, value) {
    const { owner_address: from, to_address: to, amount } = value
    if (!isAddress41(from)) throw invalid('Invalid ownerAddress!')
    if (!isAddress41(to)) throw invalid('Invalid toAddress!')
    if (from === to) throw invalid('Cannot transfer TRX to yourself.')
    const owner = state.account(bare(from))
    if (owner === undefined) throw invalid('Validate TransferContract error, no OwnerAccount.')
    if (amount <= 0n) throw invalid('Amount must be greater than 0.')
    const target = state.account(bare(to))
    const whole = amount + feeFor(state, value)
    if (whole > params.maxLong) throw invalid('long overflow')
    if (owner.balance < whole) {
      throw invalid('Validate TransferContract error, balance is not sufficient.')
    }
    if ((target?.balance ?? 0n) + amount > params.maxLong) throw invalid('long overflow')
  },
  execute(state, value, { headTime }) {
    const fee = feeFor(state, value)
    state.burn(bare(value.owner_address), fee)
    state.debit(bare(value.owner_address), value.amount)
    state.credit(bare(value.to_address), value.amount, headTime)
    return { fee }
  },
}
