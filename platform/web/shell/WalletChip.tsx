import { shortAddress } from '#platform/std/format.ts'

import { accountSheet } from '../dialogs.ts'
import { useText } from '../i18n.tsx'
import { useSession } from '../session.tsx'
import { shellTexts as texts } from './text.ts'

const look =
  'num flex min-h-11 items-center whitespace-nowrap gap-2 rounded-full border border-line bg-surface px-3 text-xs font-semibold hover:bg-sunk'

/** Who is connected, always in sight at home; a press opens the wallets or the account. */
export function WalletChip() {
  const t = useText()
  const { address, status, connect } = useSession()
  if (address === null) {
    return (
      <button type="button" className={`for-guests ${look}`} onClick={connect}>
        {t(texts.connect)}
      </button>
    )
  }
  const short = shortAddress(address)
  return (
    <button
      type="button"
      className={look}
      aria-label={t(texts.account, { address: short })}
      aria-haspopup="dialog"
      onClick={() => accountSheet.set(true)}
    >
      <span
        aria-hidden="true"
        className={`size-2 rounded-full ${status === 'signedIn' ? 'bg-verdigris' : 'bg-gold'}`}
      />
      <span translate="no">{short}</span>
    </button>
  )
}
