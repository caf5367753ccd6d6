import type { Value } from '../proto.ts'
import { type Refusal, type Scene, short } from './refusal.ts'

const key = (address: string, weight = 1): Value => ({ address, weight })

/** Bit 1: TransferContract. */
const operations = `02${'0'.repeat(62)}`

const owner = ({ payer }: Scene): Value => ({
  permission_name: 'owner',
  threshold: 1,
  keys: [key(payer.address)],
})

const active = ({ payer }: Scene): Value => ({
  type: 2,
  id: 2,
  permission_name: 'active',
  threshold: 1,
  operations,
  keys: [key(payer.address)],
})

/** There is no kind 7. */
const unknownOperation = `80${'0'.repeat(62)}`

type Change = (scene: Scene) => Value

const line = (why: string, change: Change, message: string): Refusal => ({
  kind: 'AccountPermissionUpdateContract',
  actuator: 'AccountPermissionUpdateActuator',
  why,
  value: (scene) => ({
    owner_address: scene.payer.address,
    owner: owner(scene),
    actives: [active(scene)],
    ...change(scene),
  }),
  message,
})

const ofOwner = (why: string, change: Change, message: string): Refusal =>
  line(why, (scene) => ({ owner: { ...owner(scene), ...change(scene) } }), message)
const ofActive = (why: string, change: Change, message: string): Refusal =>
  line(why, (scene) => ({ actives: [{ ...active(scene), ...change(scene) }] }), message)

const sixKeys = Array.from({ length: 6 }, (_, i) => key(`41${`0${i + 1}`.repeat(20)}`))

export const permissionRefusals: readonly Refusal[] = [
  line('no owner', () => ({ owner: undefined }), 'owner permission is missed'),
  line(
    'a witness where there is none',
    (scene) => ({ witness: { ...owner(scene), type: 1 } }),
    "account isn't witness can't set witness permission",
  ),
  line('no active', () => ({ actives: [] }), 'active permission is missed'),
  line(
    'nine actives',
    (scene) => ({ actives: Array.from({ length: 9 }, () => active(scene)) }),
    'active permission is too many',
  ),
  ofOwner('an owner of another type', () => ({ type: 2 }), 'owner permission type is error'),
  ofOwner(
    'six keys',
    () => ({ keys: sixKeys }),
    'number of keys in permission should not be greater than 5',
  ),
  ofOwner('no keys', () => ({ keys: [] }), "key's count should be greater than 0"),
  ofOwner(
    'no threshold',
    () => ({ threshold: 0 }),
    "permission's threshold should be greater than 0",
  ),
  ofOwner(
    'a long name',
    () => ({ permission_name: 'x'.repeat(33) }),
    "permission's name is too long",
  ),
  ofOwner('a parent', () => ({ parent_id: 1 }), "permission's parent should be owner"),
  ofOwner(
    'the same key twice',
    ({ payer }) => ({ keys: [key(payer.address), key(payer.address)] }),
    'address should be distinct in permission Owner',
  ),
  ofOwner('a short key', () => ({ keys: [key(short)] }), 'key is not a validate address'),
  ofOwner(
    'a key without weight',
    ({ payer }) => ({ keys: [key(payer.address, 0)] }),
    "key's weight should be greater than 0",
  ),
  ofOwner(
    'a threshold never reached',
    () => ({ threshold: 2 }),
    "sum of all key's weight should not be less than threshold in permission Owner",
  ),
  ofOwner(
    'an owner with operations',
    () => ({ operations }),
    "Owner permission needn't operations",
  ),
  ofActive('an active of another type', () => ({ type: 0 }), 'active permission type is error'),
  ofActive('no operations', () => ({ operations: '' }), 'operations size must 32'),
  ofActive(
    'operations of 31 bytes',
    () => ({ operations: '00'.repeat(31) }),
    'operations size must 32',
  ),
  ofActive(
    'an operation that there is not',
    () => ({ operations: unknownOperation }),
    "7 isn't a validate ContractType",
  ),
  ofActive(
    'the same key twice in an active',
    ({ payer }) => ({ keys: [key(payer.address), key(payer.address)] }),
    'address should be distinct in permission Active',
  ),
  ofActive(
    'a threshold never reached in an active',
    () => ({ threshold: 2 }),
    "sum of all key's weight should not be less than threshold in permission Active",
  ),
]
