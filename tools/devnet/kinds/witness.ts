/** Accounts that can be voted for, and what they keep of their pay. */
import { bare, isAddress41 } from '../addresses.ts'
import { params } from '../params.ts'
import { defaultWitness, permissionsOf } from '../permissions.ts'
import { invalid } from '../refusal.ts'
import { makeWitness } from '../votes/witnesses.ts'
import { type Kind, free } from './kind.ts'

const isPage = (url: string): boolean => url !== '' && url.length / 2 <= params.maxUrl

export const createWitness: Kind<'WitnessCreateContract'> = {
  validate(state, { owner_address: address, url }) {
    if (!isAddress41(address)) throw invalid('Invalid address')
    if (!isPage(url)) throw invalid('Invalid url')
    const row = state.account(bare(address))
    if (row === undefined) throw invalid(`account[${address}] not exists`)
    if (state.get('witnesses', bare(address)) !== undefined) {
      throw invalid(`Witness[${address}] has existed`)
    }
    if (row.balance < params.witnessFee) throw invalid('balance < AccountUpgradeCost')
  },
  execute(state, { owner_address: address, url }) {
    const row = state.account(bare(address))
    const own = row === undefined ? undefined : permissionsOf(row, address)
    if (row === undefined || own === undefined) throw new Error('not validated')
    const permissions = { ...own, witness: defaultWitness(address) }
    state.set('accounts', bare(address), { ...row, witness: true, permissions })
    makeWitness(state, bare(address), url)
    state.burn(bare(address), params.witnessFee)
    return { fee: params.witnessFee }
  },
}

export const updateWitness: Kind<'WitnessUpdateContract'> = {
  validate(state, { owner_address: address, update_url: url }) {
    if (!isAddress41(address)) throw invalid('Invalid address')
    if (state.account(bare(address)) === undefined) throw invalid('account does not exist')
    if (!isPage(url)) throw invalid('Invalid url')
    if (state.get('witnesses', bare(address)) === undefined) {
      throw invalid('Witness does not exist')
    }
  },
  execute(state, { owner_address: address, update_url: url }) {
    const row = state.get('witnesses', bare(address))
    if (row !== undefined) state.set('witnesses', bare(address), { ...row, url })
    return free
  },
}

export const updateBrokerage: Kind<'UpdateBrokerageContract'> = {
  validate(state, { owner_address: address, brokerage }) {
    if (!isAddress41(address)) throw invalid('Invalid ownerAddress')
    if (brokerage < 0n || brokerage > 100n) throw invalid('Invalid brokerage')
    if (state.get('witnesses', bare(address)) === undefined) {
      throw invalid(`Not existed witness:${address}`)
    }
  },
  execute(state, { owner_address: address, brokerage }) {
    const row = state.get('witnesses', bare(address))
    if (row !== undefined) {
      state.set('witnesses', bare(address), { ...row, brokerage: Number(brokerage) })
    }
    return free
  },
}
