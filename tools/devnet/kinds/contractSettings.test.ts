import { describe, expect, test } from 'vitest'
import { bare } from '../addresses.ts'
import { smartContractFields } from '../codec/messages.ts'
import { blank, decode, encode } from '../codec/schema.ts'
import { act, alice, bob, contract, refused, nobody, withContract, world } from './testing/world.ts'

const notOwner = `Account[${bob}] is not the owner of the contract`

describe('the settings of a contract', () => {
  test('the share of the caller is checked in this order', () => {
    const state = world()
    withContract(state)
    refused(state, 'UpdateSettingContract', [
      ['Invalid address', { owner_address: nobody, consume_user_resource_percent: 101n }],
      [`Account[${nobody}] does not exist`, { owner_address: bob }],
      ['percent not in [0, 100]', { consume_user_resource_percent: -1n }],
      ['percent not in [0, 100]', { consume_user_resource_percent: 100n }],
      ['Contract does not exist', { contract_address: contract }],
      [notOwner, { owner_address: alice }],
    ])
  })

  test('the limit of the owner is checked in this order', () => {
    const state = world()
    withContract(state)
    refused(state, 'UpdateEnergyLimitContract', [
      ['Invalid address', { owner_address: nobody }],
      [`Account[${nobody}] does not exist`, { owner_address: bob }],
      ['origin energy limit must be > 0', { origin_energy_limit: 1n }],
      ['Contract does not exist', { contract_address: contract }],
      [notOwner, { owner_address: alice }],
    ])
  })

  test('dropping the ABI is checked in this order', () => {
    const state = world()
    withContract(state)
    refused(state, 'ClearABIContract', [
      ['Invalid address', { owner_address: nobody }],
      [`Account[${nobody}] not exists`, { owner_address: bob }],
      ['Contract not exists', { contract_address: contract }],
      [notOwner, { owner_address: alice }],
    ])
  })

  test('row and message are equal', () => {
    const state = world()
    const entry = {
      anonymous: false,
      constant: true,
      name: 'f',
      inputs: [],
      outputs: [],
      type: 2,
      payable: false,
      stateMutability: 2,
    }
    const message = {
      ...blank(smartContractFields),
      contract_address: contract,
      name: 'Kept',
      abi: { entrys: [entry] },
    }
    withContract(state, Buffer.from(encode(smartContractFields, message)).toString('hex'))
    const whose = { owner_address: alice, contract_address: contract }
    act(state, 'UpdateSettingContract', { ...whose, consume_user_resource_percent: 30n })
    act(state, 'UpdateEnergyLimitContract', { ...whose, origin_energy_limit: 7n })
    act(state, 'ClearABIContract', whose)
    const row = state.get('contracts', bare(contract))
    expect(row).toMatchObject({ consumeUserResourcePercent: 30, originEnergyLimit: 7 })
    expect(decode(smartContractFields, Buffer.from(row?.message ?? '', 'hex'))).toMatchObject({
      name: 'Kept',
      consume_user_resource_percent: 30n,
      origin_energy_limit: 7n,
      abi: undefined,
    })
  })
})
