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
import { aboutWallet, connect, signIn } from '../signIn.ts'
import { useStore } from '../store.ts'
import { toast } from '../toast.tsx'
import { walletName, walletSites } from '../wallet/names.ts'
import { unlocked } from '../wallet/patience.ts'
import { walletPrompt } from '../wallet/prompt.ts'
import { useDetected } from '../wallet/useDetected.ts'
import { closeWalletSheet, walletSheet } from '../wallet/walletSheet.ts'
import { walletText } from '../wallet/walletText.ts'
import { sheetTexts as texts } from './textSheets.ts'

export function WalletSheet() {
  const t = useText()
  const open = useStore(walletSheet)
  const prompted = useStore(walletPrompt) !== null
  const { found, looking } = useDetected(open)
  const [busy, setBusy] = useState<string | null>(null)
  const demo = runtimeConfig().demo
  const install = chainErrors['Please install TronLink or OKX Wallet']

  const choose = async (kind: WalletKind, address?: Address): Promise<void> => {
    setBusy(address ?? kind)
    try {
      await unlocked(() => connect(kind, address === undefined ? {} : { demo: address }))
      closeWalletSheet(true)
      await signIn()
    } catch (error) {
      const { text, values } = walletText(error)
      toast.show(text, { kind: 'error', values, about: aboutWallet })
    } finally {
      setBusy(null)
    }
  }

  return (
    <Sheet
      open={open && !prompted}
      onClose={() => closeWalletSheet(false)}
      title={t(texts.walletSheetTitle)}
      lead={t(texts.walletSheetLead)}
    >
      <ul className="flex flex-col gap-2">
        {(['tronlink', 'okx'] as const).map((kind) => {
          const isFound = found.some((wallet) => wallet.kind === kind)
          return (
            <WalletRow
              key={kind}
              name={walletName(kind, t)}
              note={t(
                isFound ? texts.found : looking ? texts.lookingForWallets : texts.notFoundYet,
              )}
              busy={busy === kind}
              icon={<Icon name="wallet" />}
              onChoose={() =>
                isFound
                  ? void choose(kind)
                  : toast.show(install, { kind: 'error', about: aboutWallet })
              }
            />
          )
        })}
        {found
          .filter(({ kind }) => kind !== 'tronlink' && kind !== 'okx')
          .map(({ kind, name }) => (
            <WalletRow
              key={kind}
              name={name}
              note={kind}
              busy={busy === kind}
              icon={<Icon name="wallet" />}
              onChoose={() => void choose(kind)}
            />
          ))}
      </ul>
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
      {/* Last, so that it moves nothing under a finger when it comes. */}
      {!looking && found.length === 0 && (
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
        className="flex min-h-12 w-full flex-wrap items-center justify-end gap-x-3 rounded-md border border-line px-3 py-2 text-left hover:bg-sunk disabled:text-faint"
        onClick={props.onChoose}
      >
        {props.icon}
        <bdi className="min-w-0 grow font-semibold [overflow-wrap:anywhere]">{props.name}</bdi>
        <span className="num max-w-[50%] text-xs text-soft [overflow-wrap:anywhere]">
          {props.note}
        </span>
      </button>
    </li>
  )
}
