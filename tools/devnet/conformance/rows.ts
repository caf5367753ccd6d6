/** Every row of the suite. */
import { accountRows } from './groups/accounts.ts'
import { addressRows } from './groups/addresses.ts'
import { blockRows } from './groups/blocks.ts'
import { broadcastRows } from './groups/broadcasts.ts'
import { callRows } from './groups/calls.ts'
import { controlRows } from './groups/control.ts'
import { endpointRows } from './groups/endpoints.ts'
import { eventRows } from './groups/events.ts'
import { failureRows } from './groups/failures.ts'
import { feeRows } from './groups/fees.ts'
import { opcodeRows } from './groups/opcodes.ts'
import { parameterRows } from './groups/parameters.ts'
import { permissionRows } from './groups/permissions.ts'
import { precompileRows } from './groups/precompiles.ts'
import { refusalRows } from './groups/refusals.ts'
import { rpcRows } from './groups/rpc.ts'
import { stakeRows } from './groups/stakes.ts'
import { transportRows } from './groups/transport.ts'
import { upgradeRows } from './groups/upgrades.ts'
import { vectorRows } from './groups/vectors.ts'
import { viewRows } from './groups/views.ts'
import { voteRows } from './groups/votes.ts'
import type { Row } from './row.ts'

/** What moves the clock or the head about comes last. */
export const rows: readonly Row[] = [
  ...endpointRows,
  ...blockRows,
  ...parameterRows,
  ...transportRows,
  ...vectorRows,
  ...viewRows,
  ...callRows,
  ...broadcastRows,
  ...refusalRows,
  ...opcodeRows,
  ...precompileRows,
  ...upgradeRows,
  ...failureRows,
  ...addressRows,
  ...accountRows,
  ...eventRows,
  ...permissionRows,
  ...feeRows,
  ...stakeRows,
  ...voteRows,
  ...controlRows,
  ...rpcRows,
]
