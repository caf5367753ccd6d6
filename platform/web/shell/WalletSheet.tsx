import type { Address } from '#platform/std/address.ts'

import { shortAddress } from '#platform/std/format.ts'
import { Avatar } from '#platform/ui/Avatar.tsx'
import { Icon } from '#platform/ui/Icon.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { type ReactNode, useState } from 'react'

import type { WalletKind } from '../sessionStore.ts'

import { chainErrors } from '../chainErrors.ts'
import { useText } from '../i18n.tsx'
import { runtimeConfig } from '../runtime.ts'
import { connect, signIn } from '../signIn.ts'
import { useStore } from '../store.ts'
import { toast } from '../toast.tsx'
import { walletName, walletSites } from '../wallet/names.ts'
import { useDetected } from '../wallet/useDetected.ts'
import { closeWalletSheet, walletSheet } from '../wallet/walletSheet.ts'
import { walletWords } from '../wallet/words.ts'
import { sheetTexts as texts } from './textSheets.ts'

export function WalletSheet() {
  const t = useText()
  const open = useStore(walletSheet)
  const { found, looking } = useDetected(open)
  const [busy, setBusy] = useState<string | null>(null)
  const demo = runtimeConfig().demo
  const install = chainErrors['Please install TronLink or OKX Wallet']

  const choose = async (kind: WalletKind, address?: Address): Promise<void> => {
    setBusy(address ?? kind)
    try {
      await connect(kind, address === undefined ? {} : { demo: address })
      closeWalletSheet(true)
      await signIn()
    } catch (error) {
      const { text, values } = walletWords(error)
      toast.show(text, { kind: 'error', values })
    } finally {
      setBusy(null)
    }
  }

  return (
    <Sheet
      open={open}
      onClose={() => closeWalletSheet(false)}
      title={t(texts.walletSheetTitle)}
      lead={t(texts.walletSheetLead)}
    >
      <ul className="flex flex-col gap-2">
        {(['tronlink', 'okx'] as const).map((kind) => (
          <WalletRow
            key={kind}
            name={walletName(kind, t)}
            note={t(
              found[kind] ? texts.found : looking ? texts.lookingForWallets : texts.notFoundYet,
            )}
            busy={busy === kind}
            icon={<Icon name="wallet" />}
            onChoose={() =>
              found[kind] ? void choose(kind) : toast.show(install, { kind: 'error' })
            }
          />
        ))}
      </ul>
      {!looking && !found.tronlink && !found.okx && (
        <div className="flex flex-col gap-1">
          <output className="font-semibold">{t(install)}</output>
          <p className="text-soft">{t(texts.onPhone)}</p>
          <p className="flex flex-wrap gap-x-4">
            {(['tronlink', 'okx'] as const).map((kind) => (
              <a
                key={kind}
                href={walletSites[kind]}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-flex min-h-11 items-center gap-1 underline"
              >
                <span>{t(texts.getWallet, { name: walletName(kind, t) })}</span>
                <Icon name="external" size={16} />
              </a>
            ))}
          </p>
        </div>
      )}
      {demo !== null && (
        <section aria-label={t(texts.demoWallet)} className="flex flex-col gap-2">
          <h3 className="text-base">{t(texts.demoWallet)}</h3>
          <p className="text-soft">{t(texts.demoWalletLead)}</p>
          <ul className="flex flex-col gap-2">
            {demo.accounts.map((account) => (
              <WalletRow
                key={account.address}
                name={t(texts.signInAs, { name: account.name })}
                note={shortAddress(account.address)}
                busy={busy === account.address}
                icon={<Avatar seed={account.address} size={24} />}
                onChoose={() => void choose('demo', account.address)}
              />
            ))}
          </ul>
        </section>
      )}
    </Sheet>
  )
}

function WalletRow(props: {
  name: string
  note: string
  busy: boolean
  icon: ReactNode
  onChoose: () => void
}) {
  return (
    <li>
      <button
        type="button"
        disabled={props.busy}
        aria-busy={props.busy}
        className="flex min-h-12 w-full items-center gap-3 rounded-md border border-line px-3 text-left hover:bg-sunk disabled:text-faint"
        onClick={props.onChoose}
      >
        {props.icon}
        <span className="min-w-0 grow font-semibold">{props.name}</span>
        <span className="num shrink-0 text-xs whitespace-nowrap text-soft">{props.note}</span>
      </button>
    </li>
  )
}
