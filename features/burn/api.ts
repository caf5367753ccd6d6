import { endpoint } from '#platform/std/endpoint.ts'
import {
  address,
  addressField,
  amount,
  amountField,
  pageFields,
  pageOf,
  seconds,
} from '#platform/std/fields.ts'
import { source } from '#platform/std/source.ts'
import * as z from 'zod/mini'

import { burnFailures as f } from './failures.ts'
import { dayField, quoteOf, slippageField } from './fields.ts'
import {
  burnPrice,
  burnRecord,
  day,
  miningState,
  nextPeriod,
  node,
  nodeKind,
  nodeRecord,
  passRecord,
  passState,
  period,
  powerRecord,
  refusal,
  teamPowerRecord,
  transaction,
} from './shapes.ts'

/** TES in the vault, promised, and the rest, of which the next period is paid. */
const reserve = z.object({ balance: amount, promised: amount, free: amount })

export const burnApi = {
  pool: endpoint({
    path: '/tessera/burn/pool',
    summary: 'Period, pool, power of all, price of a burn and pass; what I have where a session is',
    personal: true,
    input: z.object({}),
    output: z.object({
      state: miningState,
      /** The one that runs, or ran last; null before the first. */
      period: z.nullable(period),
      next: nextPeriod,
      /** Percent of the worth burnt that a burn has in power now; without a running period that of the next. */
      multiplier: z.int(),
      reserve,
      /** Emitted by all periods until now; and of that, what nobody earned since the last opening. */
      emitted: amount,
      unearned: amount,
      network: z.object({
        power: amount,
        /** Below it a share is computed of this. */
        leastPower: amount,
        miners: z.int(),
        burns: z.int(),
        /** TES burnt, and base units of USDT that they were worth. */
        burnt: amount,
        worth: amount,
        activeNodes: z.int(),
      }),
      /** Claims of miners and of nodes, ever. */
      paid: z.object({ toMiners: amount, toNodes: amount }),
      /** The last seven days of chain time: what was emitted, and what was really paid. */
      lastWeek: z.object({ from: seconds, pool: amount, toMiners: amount, toNodes: amount }),
      price: burnPrice,
      pass: z.object({
        /** Base units of USDT; and sun at the average price, null while there is none. */
        price: amount,
        sun: z.nullable(amount),
      }),
      mine: z.nullable(
        z.object({
          power: amount,
          claimable: amount,
          claimed: amount,
          /** TES that my power earns in a day now, and would if the power of all doubled. */
          daily: amount,
          dailyDoubled: amount,
          /** TES that I burnt, and base units of USDT that they were worth. */
          burnt: amount,
          worth: amount,
          burns: z.int(),
          swaps: z.int(),
          pass: passState,
          /** sun of the pass that can be refunded. */
          passSun: amount,
          /** Nodes that are mine, and those that earn. */
          nodes: z.int(),
          activeNodes: z.int(),
          /** TES that my nodes have earned and that were not paid. */
          nodesClaimable: amount,
          nodesClaimed: amount,
          /** sun of lapsed nodes that I refused: `withdraw` pays it. */
          credit: amount,
          /** TES that I have, and that burn mining may take; sun that I have. */
          balance: amount,
          allowance: amount,
          trx: amount,
          /** Why I cannot burn now. */
          refusal,
        }),
      ),
      sources: z.array(source),
    }),
  }),

  quote: endpoint({
    path: '/tessera/burn/quote',
    summary: 'What a burn would take, add and earn: by its worth, by TES, or by TRX that buy them',
    input: z.object({
      of: quoteOf,
      /** Base units of USDT (`worth`) or of TES (`coin`), or sun (`trx`). */
      amount: z.optional(amountField),
      /** Power that who asks has already, as `pool` has it; 0 for a visitor. */
      ownPower: amountField,
      slippageBps: slippageField,
    }),
    output: z.object({
      of: quoteOf,
      /** TES that are burnt. */
      burnAmount: amount,
      /** Base units of USDT: their worth. */
      uAmount: amount,
      multiplier: z.int(),
      /** Power added; the own and that of all after it. */
      power: amount,
      ownPower: amount,
      networkPower: amount,
      leastPower: amount,
      /** TES for miners in a day of the running period; 0 where none runs. */
      dailyPool: amount,
      /** TES that the own power after it earns in a day, and would if the power of all doubled. */
      daily: amount,
      dailyDoubled: amount,
      /** TES to approve for the burn: one percent more than it takes, rounded up to what is shown; 0 of a purchase. */
      approve: amount,
      /** The least power of a purchase, by the slippage; 0 of a burn, whose power is exact. */
      minPower: amount,
      /** The multiplier falls at this time, which is near; null otherwise. */
      multiplierFallsAt: z.nullable(seconds),
      sources: z.array(source),
    }),
    failures: [
      f.ENTER_AMOUNT,
      f.AMOUNT_ZERO,
      f.TOO_LITTLE,
      f.TOO_MUCH,
      f.NO_PRICE,
      f.STALE,
      f.THIN,
    ],
  }),

  node: endpoint({
    path: '/deposit/project/node',
    summary: 'The three nodes: places, prices, what each earns in a day, and totals',
    personal: true,
    input: z.object({}),
    output: z.object({
      kinds: z.array(nodeKind),
      /** Percent of a price that is split along the owner's line; the rest is the fund's. */
      feePercent: z.int(),
      fundAddress: address,
      /** sun that waits for the fund. */
      fundDue: amount,
      /** Seconds after a purchase in which a node can be activated or refunded. */
      timeToActivate: z.int(),
      /** Nodes ever bought, and refunded, by their owners or lapsed. */
      bought: z.int(),
      refunded: z.int(),
      /** TES paid to nodes. */
      paid: amount,
      /** TES for all places of all kinds in a day of the running period; 0 where none runs. */
      dailyPool: amount,
      mine: z.nullable(
        z.object({
          waiting: z.int(),
          active: z.int(),
          claimable: amount,
          claimed: amount,
          trx: amount,
          /** Why I cannot buy one now. */
          refusal,
        }),
      ),
      sources: z.array(source),
    }),
  }),

  nodePage: endpoint({
    path: '/tessera/burn/nodePage',
    summary: 'My nodes, newest first, refunded ones too',
    access: 'session',
    input: z.object({ ...pageFields }),
    output: pageOf(node),
  }),

  nodeRecord: endpoint({
    path: '/deposit/project/nodeRecord',
    summary: 'Purchases, activations, refunds and rewards of my nodes, newest first',
    access: 'session',
    input: z.object({ ...pageFields }),
    output: pageOf(nodeRecord),
  }),

  teamCalculationRecord: endpoint({
    path: '/deposit/project/teamCalculationRecord',
    summary: 'Power of my first and second line, and their burns, newest first',
    access: 'session',
    input: z.object({ ...pageFields }),
    output: z.object({
      lines: z.array(
        z.object({
          /** 1 or 2. */
          line: z.int(),
          power: amount,
          miners: z.int(),
        }),
      ),
      networkPower: amount,
      ...pageOf(teamPowerRecord).shape,
    }),
  }),

  miningRecordPageQuery: endpoint({
    path: '/deposit/cold/mining/miningRecordPageQuery',
    summary: 'Burns, newest first: of all, or of one address',
    input: z.object({ ...pageFields, user: z.optional(addressField) }),
    output: pageOf(burnRecord),
  }),

  userCalculationRecord: endpoint({
    path: '/deposit/cold/mining/userCalculationRecord',
    summary: 'My hashrate: each change of my power and each claim, newest first',
    access: 'session',
    input: z.object({ ...pageFields }),
    output: z.object({
      power: amount,
      networkPower: amount,
      claimable: amount,
      claimed: amount,
      ...pageOf(powerRecord).shape,
    }),
  }),

  swapPage: endpoint({
    path: '/tessera/burn/swapPage',
    summary: 'My burns of TES that TRX bought in the same call, newest first',
    access: 'session',
    input: z.object({ ...pageFields }),
    output: pageOf(burnRecord),
  }),

  passPage: endpoint({
    path: '/tessera/burn/passPage',
    summary: 'My passes, newest first',
    access: 'session',
    input: z.object({ ...pageFields }),
    output: pageOf(passRecord),
  }),

  due: endpoint({
    path: '/tessera/burn/due',
    summary: 'Accounts whose used pass anyone can bring to the splitter, 50 at most, oldest first',
    input: z.object({}),
    output: z.object({ passes: z.array(address) }),
  }),

  dayPage: endpoint({
    path: '/tessera/burn/dayPage',
    summary: 'Days of mining, newest first: pool, power of all, mine, and what was paid',
    personal: true,
    input: z.object({ ...pageFields }),
    output: pageOf(day),
  }),

  day: endpoint({
    path: '/tessera/burn/day',
    summary:
      'One day with all that recomputes it: periods, power at its start, and its transactions, newest first',
    personal: true,
    input: z.object({ day: dayField, ...pageFields }),
    output: z.object({
      ...day.shape,
      /** Power as the day began: of all, and mine; null without a session. */
      opening: z.object({ networkPower: amount, ownPower: z.nullable(amount) }),
      /** Periods that the day has a part of, earliest first, and TES emitted in each of their seconds. */
      periods: z.array(
        z.object({ number: z.int(), start: seconds, end: seconds, perSecond: amount }),
      ),
      /** A share is `power ÷ max(power of all, leastPower)` of the miners' `part ÷ of`. */
      leastPower: amount,
      miners: z.object({ part: z.int(), of: z.int() }),
      ...pageOf(transaction).shape,
    }),
    failures: [f.NO_SUCH_DAY],
  }),
}
