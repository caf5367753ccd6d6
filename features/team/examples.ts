import type { Examples } from '#tests/examples.ts'

import { teamScenes } from './testing/scenes.ts'

const someone = 'TSw2G3cQGD2Mhoj3GkjBobNyNocqNccTs7'

export const teamExamples: Examples = {
  fields: {
    'teamList search': {
      right: someone,
      wrong: ['', 'tes', someone.slice(0, 5), `${someone.slice(0, 5)}%`, `${someone}7`],
    },
  },
  screens: {
    '/invitations': { scene: 'invitations', as: 'alice' },
    '/teams': { scene: 'teams', as: 'alice' },
  },
  scenes: () => teamScenes,
  owned: { search: ['NOT_IN_TEAM'], txHash: ['NOT_A_BIND'] },
  prepare: async (_, alice) => ({
    values: {},
    ofPath: { '/deposit/member/teamList': { search: alice.address } },
  }),
  audit: {
    holds: ['select count(*) > 7 from team_members'],
    faults: [
      [
        'team_members.team_size',
        'update team_members set team_size = team_size + 1 where level = 1',
      ],
      ['team_members.level', 'update team_members set level = 2 where level = 1'],
      [
        'team_members.second_count team_members.second_pledge team_members.direct_pledge',
        'update team_members set second_count = second_count + 1, second_pledge = second_pledge + 1, direct_pledge = 0',
      ],
      ['team_level_counts.members', 'update team_level_counts set members = members + 1'],
      ['team_level_counts.pledge', 'update team_level_counts set pledge = pledge + 1'],
      ['team_level_changes', 'update team_level_changes set block = block - 1'],
      ['team_level_changes.level', 'update team_level_changes set level = 2'],
      [
        'team_pledges.worth',
        'update team_pledges set worth = worth + 1 where position in (select min(position) from team_pledges)',
      ],
      ['team_records.worth', 'update team_records set worth = worth + 1'],
      ['team_line_assets.units', 'update team_line_assets set units = units + 1'],
      ['team_earnings.earned', 'update team_earnings set earned = earned + 1'],
      ['team_earning_ranges.members', 'update team_earning_ranges set members = members + 1'],
      ['team_earning_ranges.earned', 'update team_earning_ranges set earned = earned * 2'],
      ['list_of_members.follows', `update team_members set path = '~' where level = 1`],
      ['team_buckets.members', 'update team_buckets set members = members + 1'],
      ['team_pledges', 'delete from team_pledges'],
      ['team_level_counts', 'delete from team_level_counts'],
    ],
  },
  mutation: [
    { tests: 'Team*.t.sol', contracts: ['Team'] },
    { tests: 'FeeSplitter*.t.sol', contracts: ['FeeSplitter'] },
    { tests: 'Money*.t.sol', contracts: ['public/Money'] },
  ],
  payments: {
    callersOwn: ['FeeSplitter.claim'],
    async prepare(stage) {
      const { world, sunOf } = stage
      stage.add('FeeSplitter.withdrawPlatform', {
        contract: 'FeeSplitter',
        name: 'withdrawPlatform',
        args: [],
        balance: () => sunOf(world.hex('deployer')),
      })
      stage.add('FeeSplitter.withdrawPool', {
        contract: 'FeeSplitter',
        name: 'withdrawPool',
        args: [],
        balance: () => sunOf(world.hex('RewardDistributor')),
      })
    },
  },
}
