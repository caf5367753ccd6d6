import { AddressText } from '#platform/ui/AddressText.tsx'
import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { energyActions } from '../../actions.ts'
import { signedTexts as texts } from '../textSigned.ts'
import { insteadOf, ofLender, Sun } from './facts.tsx'

/** The price of the moment goes along; what is above it comes back in the same call. */
export const leaseFlow = review(energyActions.lease, {
  ...ofLender,
  title: texts.leaseTitle,
  question: ({ subject: { energy = '0', time = '1' } }, t) =>
    t(texts.askLease, { energy: Number(energy), days: Number(time) }),
  goesTo: texts.lender,
  meaning: { receiver: texts.argReceiver, energy: texts.argEnergy, time: texts.argTime },
  fixed: ({ receiver }) => ({ receiver: receiver ?? null }),
  fallback: 'Purchase failed',
  summary: ({ call }, { receiver = '' }, t) => [
    { label: summaryTexts.youGive, value: <Sun sun={call.callValue} />, main: 'priced' },
    { label: texts.delivered, value: t(texts.deliveredMeans), tone: 'good', wide: true },
    { label: texts.argReceiver, value: <AddressText address={receiver} full />, wide: true },
  ],
  done: texts.leaseDone,
  instead: insteadOf('NO_NEW_LEASES', 'ENERGY_SHORT', 'LEASE_COSTS'),
})

export const endFlow = review(energyActions.end, {
  ...ofLender,
  title: texts.endTitle,
  question: (_, t) => t(texts.askEnd),
  goesTo: texts.lender,
  meaning: { number: texts.argNumber },
  fixed: ({ lease }) => ({ number: lease ?? null }),
  fallback: 'Transfer failed',
  summary: (_ticket, _subject, t) => [
    { label: texts.afterwards, value: t(texts.endMeans), main: true },
  ],
  done: texts.endDone,
  instead: insteadOf('LEASE_RUNS', 'LEASE_ENDED', 'NO_SUCH_LEASE'),
})
