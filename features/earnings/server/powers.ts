import { powerRead, type Powers } from '#platform/server/power.ts'
import { zeroAddress } from '#platform/std/address.ts'

import { distributorAt } from './bonusNow.ts'

/** Of reward epochs: who posts, who revokes, who follows. */
export const earningsPowers: Powers = async ({ app }) => {
  const contract = distributorAt(app)
  const { address } = contract
  const [builder, guardian, challengeTime, handover, proposed] = await Promise.all([
    app.node.readContract({ ...contract, functionName: 'builder', args: [] }),
    app.node.readContract({ ...contract, functionName: 'guardian', args: [] }),
    app.node.readContract({ ...contract, functionName: 'challengeTime', args: [] }),
    app.node.readContract({ ...contract, functionName: 'HANDOVER_DELAY', args: [] }),
    app.node.readContract({ ...contract, functionName: 'proposedBuilder', args: [] }),
  ])
  const place = { contract: 'RewardDistributor', address }
  const ofBuilder = { ...place, holder: builder }
  const ofGuardian = { ...place, holder: guardian }
  const posting = { what: 'epochBuilder', functions: ['post'], delay: Number(challengeTime) }
  const revoking = { what: 'epochGuardian', functions: ['revoke'], delay: 0 }
  const proposing = {
    what: 'builderProposal',
    functions: ['proposeBuilder', 'refuseBuilder'],
    delay: Number(handover),
  }
  const [next] = proposed
  const accepting = { what: 'nextBuilder', functions: ['acceptBuilder'], holder: next, delay: 0 }
  return [
    powerRead(app, { ...ofBuilder, ...posting }, { call: 'builder()' }),
    powerRead(app, { ...ofGuardian, ...revoking }, { call: 'guardian()' }),
    powerRead(app, { ...ofBuilder, ...proposing }, { call: 'builder()' }),
    powerRead(app, { ...ofGuardian, ...proposing }, { call: 'guardian()' }),
    ...(next === zeroAddress
      ? []
      : [
          powerRead(
            app,
            { ...place, ...accepting },
            { call: 'proposedBuilder()', value: proposed },
          ),
        ]),
  ]
}
