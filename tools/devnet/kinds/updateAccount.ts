/** Names: one for the account to show, and one it can be found by. */
import { bare, isAddress41 } from '../addresses.ts'
import { invalid } from '../refusal.ts'
import type { AccountRow, State } from '../state.ts'
import { type Kind, free } from './kind.ts'

const maxName = 200
const minId = 8
const maxId = 32

function owner(state: State, address: string, absent: string): AccountRow {
  if (!isAddress41(address)) throw invalid('Invalid ownerAddress')
  const row = state.account(bare(address))
  if (row === undefined) throw invalid(absent)
  return row
}

export const updateAccount: Kind<'AccountUpdateContract'> = {
  validate(state, { owner_address: address, account_name: name }) {
    if (name.length / 2 > maxName) throw invalid('Invalid accountName')
    const row = owner(state, address, 'Account does not exist')
    if ((row.name ?? '') !== '') throw invalid('This account name is already existed')
    if (state.get('names', name) !== undefined) throw invalid('This name is existed')
  },
  execute(state, { owner_address: address, account_name: name }) {
    const row = owner(state, address, 'Account does not exist')
    state.set('accounts', bare(address), { ...row, name })
    state.set('names', name, bare(address))
    return free
  },
}

/** Ids differ in more than the size of their letters. */
export const idKey = (id: string): string =>
  Buffer.from(Buffer.from(id, 'hex').toString('latin1').toLowerCase(), 'latin1').toString('hex')

const readable = (id: string): boolean =>
  id.length / 2 >= minId &&
  id.length / 2 <= maxId &&
  Buffer.from(id, 'hex').every((byte) => byte >= 0x21 && byte <= 0x7e)

export const setAccountId: Kind<'SetAccountIdContract'> = {
  validate(state, { owner_address: address, account_id: id }) {
    if (!readable(id)) throw invalid('Invalid accountId')
    const row = owner(state, address, 'Account has not existed')
    if ((row.accountId ?? '') !== '') throw invalid('This account id already set')
    if (state.get('accountIds', idKey(id)) !== undefined) throw invalid('This id has existed')
  },
  execute(state, { owner_address: address, account_id: id }) {
    const row = owner(state, address, 'Account has not existed')
    state.set('accounts', bare(address), { ...row, accountId: id })
    state.set('accountIds', idKey(id), bare(address))
    return free
  },
}
