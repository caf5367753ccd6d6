import { nobody } from '../account.ts'
import type { Kind, Value } from '../proto.ts'
import { type Refusal, type Scene, much, short } from './refusal.ts'

const line = (
  kind: Kind,
  why: string,
  value: Value | ((scene: Scene) => Value),
  message: string | RegExp,
): Refusal => ({
  kind,
  actuator: kind.replace('Contract', 'Actuator'),
  why,
  value: (scene) => ({
    owner_address: scene.payer.address,
    ...(typeof value === 'function' ? value(scene) : value),
  }),
  message,
})

const one = (vote_address: string, vote_count: number): Value => ({
  votes: [{ vote_address, vote_count }],
})

/** Of an account that is no witness, has staked nothing and voted for no one. */
export const voteRefusals: readonly Refusal[] = [
  line('VoteWitnessContract', 'no witness', {}, 'VoteNumber must more than 0'),
  line(
    'VoteWitnessContract',
    '31 witnesses',
    { votes: Array.from({ length: 31 }, () => ({ vote_address: nobody, vote_count: 1 })) },
    'VoteNumber more than maxVoteNumber 30',
  ),
  line('VoteWitnessContract', 'a short address', one(short, 1), 'Invalid vote address!'),
  line(
    'VoteWitnessContract',
    'no votes',
    ({ other }) => one(other, 0),
    'vote count must be greater than 0',
  ),
  line(
    'VoteWitnessContract',
    'less than no votes',
    ({ other }) => one(other, -1),
    'vote count must be greater than 0',
  ),
  line(
    'VoteWitnessContract',
    'one who is not there',
    one(nobody, 1),
    `Account[${nobody}] not exists`,
  ),
  line(
    'VoteWitnessContract',
    'an account that is no witness',
    ({ other }) => one(other, much),
    /: Witness\[41[0-9a-f]{40}\] not exists$/,
  ),
  line('WitnessCreateContract', 'no page', {}, 'Invalid url'),
  line('WitnessCreateContract', 'a page of 257 bytes', { url: 'x'.repeat(257) }, 'Invalid url'),
  line('WitnessUpdateContract', 'no page', {}, 'Invalid url'),
  line(
    'WitnessUpdateContract',
    'one who is no witness',
    { update_url: 'x' },
    'Witness does not exist',
  ),
  line('UpdateBrokerageContract', '101 percent', { brokerage: 101 }, 'Invalid brokerage'),
  line('UpdateBrokerageContract', 'less than nothing', { brokerage: -1 }, 'Invalid brokerage'),
  line(
    'UpdateBrokerageContract',
    'one who is no witness',
    { brokerage: 20 },
    /: Not existed witness:41[0-9a-f]{40}$/,
  ),
  line(
    'WithdrawBalanceContract',
    'one without rewards',
    {},
    'witnessAccount does not have any reward',
  ),
]
