import { rewardPaid } from '#features/earnings/public.server.ts'
import { addPledge } from '#features/team/public.server.ts'
import type { Income } from '#platform/server/feature.ts'
import { indexContract } from '#platform/server/indexer/contract.ts'
import { zeroAddress } from '#platform/std/address.ts'

import { cardsAbi } from '../contract/abi.ts'
import { nftCards, nftClaims, nftPledges } from '../tables.ts'
import { countMoves, moveInLists } from './cardLists.ts'
import { addToHolder } from './counters.ts'
import { approveAll, approveOne } from './market/approvals.ts'
import { breakSale } from './market/frozen.ts'
import { endListing } from './market/listings.ts'
import { addSale } from './market/sales.ts'
import { addLine, writeLines } from './records.ts'
import { endStake, payStake, pledgeName } from './stakes.ts'
import { cardRow, changeAndEmit, freed, unlisted, unsold, unstaked } from './standing.ts'
import { addToLevel, moveCard, writeTallies } from './tallies.ts'
import { addToTotals, writeTotals } from './totals.ts'

export const cardIncome: Income = { kind: 'cards', coin: 'TES' }

/** From the events of Cards to the rows of `../tables.ts`. Every handler works in the block's transaction. */
export const cardsIndexer = indexContract(
  'Cards',
  cardsAbi,
  {
    async Bought(event) {
      const { buyer, price, usdtPrice } = event.args
      const [tokenId, level] = [Number(event.args.tokenId), Number(event.args.level)]
      const { block, time } = event
      const rate = { rateSun: price, rateUsdt: usdtPrice }
      const { minted } = await addToTotals(event, { minted: 1 }, rate)
      const card = {
        tokenId,
        seq: minted,
        level,
        owner: buyer,
        mintedAt: time,
        boughtFor: price,
        soldWorth: null,
        usdtPrice,
        ...unstaked,
        standing: 'held' as const,
        approved: false,
        ...unlisted,
        ...unsold,
        offers: 0,
        events: 1,
        block,
      }
      await event.store.insert(nftCards, card)
      moveInLists(event, null, card)
      moveCard(event, null, buyer)
      addToLevel(event, level, { minted: 1, volume: price })
      addLine(event, card, { kind: 'mint', to: buyer, coin: zeroAddress, amount: price })
      const worth = usdtPrice
      await addSale(event, { tokenId, level, kind: 'mint', coin: zeroAddress, price, worth })
    },

    /** A sale's too: the market emits right after that it was a sale. */
    async Transfer(event) {
      const { from, to } = event.args
      // A purchase has an event of its own with more data.
      if (from === zeroAddress) return
      const tokenId = Number(event.args.tokenId)
      const card = await cardRow(event, tokenId)
      await endListing(event, card, 'moved')
      await breakSale(event, card)
      // The card's approval goes with the move, untold.
      const change = { owner: to, approved: false, ...freed(card) }
      const urns = event.address('BlindBoxes')
      const kind = to === urns ? 'sealed' : from === urns ? 'drawn' : 'gift'
      await changeAndEmit(event, card, change, { kind, from, to })
      if (from !== to) moveCard(event, from, to)
    },

    async Approval(event) {
      await approveOne(event, Number(event.args.tokenId), event.args.approved)
    },

    async ApprovalForAll(event) {
      const { owner, operator, approved } = event.args
      await approveAll(event, owner, operator, approved)
    },

    async Pledged(event) {
      const { owner, reward } = event.args
      const [tokenId, start] = [Number(event.args.tokenId), Number(event.args.start)]
      const unlockTime = Number(event.args.unlockTime)
      const { store, block, txHash } = event
      const card = await cardRow(event, tokenId)
      const { level } = card
      await endListing(event, card, 'staked')
      await breakSale(event, card)
      const stake = { pledgeStart: start, unlockTime, reward, paid: 0n, ...freed(card) }
      const coin = event.address('Tes')
      const line = { kind: 'stake', from: owner, coin, amount: reward } as const
      await changeAndEmit(event, card, stake, line)
      const { pledges } = await addToHolder(event, owner, { pledges: 1 })
      await store.insert(nftPledges, {
        owner,
        seq: pledges,
        tokenId,
        level,
        start,
        unlockTime,
        reward,
        paid: 0n,
        endedAt: null,
        ending: null,
        txHash,
        block,
      })
      addToLevel(event, level, { staked: 1 })
      await addPledge(event, pledgeName(tokenId), owner, card.usdtPrice)
    },

    async Claimed(event) {
      const { owner, amount, owed, tokenIds, amounts } = event.args
      const { store, block, txIndex, logIndex, time, txHash } = event
      const { rewardPaid: totalPaid } = await addToTotals(event, { rewardPaid: amount })
      const paid = { owed: -owed, claimed: amount, claims: 1 }
      const { claims: number } = await addToHolder(event, owner, paid)
      const claim = {
        block,
        txIndex,
        logIndex,
        owner,
        number,
        amount,
        owed,
        totalPaid,
        time,
        txHash,
      }
      await store.insert(nftClaims, claim)
      await rewardPaid(event, cardIncome, { book: 'Cards', account: owner, amount })
      const coin = event.address('Tes')
      for (const [i, id] of tokenIds.entries()) {
        const paid = amounts[i] ?? 0n
        if (paid === 0n) continue
        await payStake(event, Number(id), { kind: 'claim', to: owner, coin, amount: paid })
      }
    },

    async Unlocked(event) {
      const { owner, credited } = event.args
      const tokenId = Number(event.args.tokenId)
      await addToHolder(event, owner, { owed: credited })
      const coin = event.address('Tes')
      const line = { kind: 'unstake', to: owner, coin, amount: credited } as const
      await endStake(event, tokenId, { ending: 'unstaked', credited }, line)
    },

    async Exited(event) {
      const { owner, returned } = event.args
      const tokenId = Number(event.args.tokenId)
      const coin = event.address('Tes')
      const line = { kind: 'leave', from: owner, coin, amount: returned } as const
      await endStake(event, tokenId, { ending: 'left' }, line)
    },
  },
  {
    async afterBlock(at) {
      // Tables of their own: rows of each that are not in memory are requested at once.
      await Promise.all([writeTallies(at), countMoves(at), writeLines(at)])
      await writeTotals(at)
    },
  },
)
