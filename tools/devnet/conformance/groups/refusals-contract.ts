/** Refused deployments, calls and settings of contracts. */
import { nobody } from '../account.ts'
import type { Value } from '../proto.ts'
import { trx } from '../words.ts'
import { type Refusal, type Scene, much } from './refusal.ts'

const vm = (
  kind: 'CreateSmartContract' | 'TriggerSmartContract',
  why: string,
  value: (scene: Scene) => Value,
  message: string,
  feeLimit = 1000 * trx,
): Refusal => ({ kind, actuator: 'VMActuator', why, value, message, feeLimit })

const made =
  (more: Value) =>
  ({ payer }: Scene): Value => ({
    owner_address: payer.address,
    new_contract: {
      origin_address: payer.address,
      bytecode: '00',
      consume_user_resource_percent: 100,
      origin_energy_limit: 1,
      ...more,
    },
  })

const called =
  (more: Value) =>
  ({ payer, contract }: Scene): Value => ({
    owner_address: payer.address,
    contract_address: contract,
    ...more,
  })

const feeRange = 'feeLimit must be >= 0 and <= 15000000000'
const poor = 'Validate InternalTransfer error, balance is not sufficient.'

export const machines: readonly Refusal[] = [
  vm(
    'CreateSmartContract',
    'another origin',
    made({ origin_address: nobody }),
    'OwnerAddress is not equals OriginAddress',
  ),
  vm(
    'CreateSmartContract',
    'a name of 33 bytes',
    made({ name: 'x'.repeat(33) }),
    "contractName's length cannot be greater than 32",
  ),
  vm(
    'CreateSmartContract',
    '101 percent',
    made({ consume_user_resource_percent: 101 }),
    'percent must be >= 0 and <= 100',
  ),
  vm(
    'CreateSmartContract',
    'less than no percent',
    made({ consume_user_resource_percent: -1 }),
    'percent must be >= 0 and <= 100',
  ),
  vm('CreateSmartContract', 'a fee limit too high', made({}), feeRange, 15_000 * trx + 1),
  vm('CreateSmartContract', 'a fee limit below zero', made({}), feeRange, -1),
  vm(
    'CreateSmartContract',
    'less than no value',
    made({ call_value: -1 }),
    'callValue must be >= 0',
  ),
  vm(
    'CreateSmartContract',
    'no origin energy limit',
    made({ origin_energy_limit: 0 }),
    'The originEnergyLimit must be > 0',
  ),
  vm('CreateSmartContract', 'more value than there is', made({ call_value: much }), poor),
  vm(
    'TriggerSmartContract',
    'nobody’s address',
    called({ contract_address: nobody }),
    'No contract or not a smart contract',
  ),
  vm(
    'TriggerSmartContract',
    'an account’s address',
    ({ payer, other }) => ({ owner_address: payer.address, contract_address: other }),
    'No contract or not a smart contract',
  ),
  vm(
    'TriggerSmartContract',
    'less than no value',
    called({ call_value: -1 }),
    'callValue must be >= 0',
  ),
  vm('TriggerSmartContract', 'more value than there is', called({ call_value: much }), poor),
  vm('TriggerSmartContract', 'a fee limit too high', called({}), feeRange, 15_000 * trx + 1),
  vm('TriggerSmartContract', 'a fee limit below zero', called({}), feeRange, -1),
]

const owned = (
  kind: 'UpdateSettingContract' | 'UpdateEnergyLimitContract' | 'ClearABIContract',
  why: string,
  more: (scene: Scene) => Value,
  message: string,
): Refusal => ({
  kind,
  actuator: `${kind.replace('Contract', '')}ContractActuator`,
  why,
  value: (scene) => ({
    owner_address: scene.payer.address,
    contract_address: scene.contract,
    ...(kind === 'UpdateEnergyLimitContract' ? { origin_energy_limit: 1 } : {}),
    ...more(scene),
  }),
  message,
})

const toNobody = () => ({ contract_address: nobody })
export const settings: readonly Refusal[] = [
  owned(
    'UpdateSettingContract',
    '101 percent',
    () => ({ consume_user_resource_percent: 101 }),
    'percent not in [0, 100]',
  ),
  owned(
    'UpdateSettingContract',
    'less than no percent',
    () => ({ consume_user_resource_percent: -1 }),
    'percent not in [0, 100]',
  ),
  owned('UpdateSettingContract', 'no contract', toNobody, 'Contract does not exist'),
  owned(
    'UpdateEnergyLimitContract',
    'no limit',
    () => ({ origin_energy_limit: 0 }),
    'origin energy limit must be > 0',
  ),
  owned('UpdateEnergyLimitContract', 'no contract', toNobody, 'Contract does not exist'),
]
