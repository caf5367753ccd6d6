import { type ComponentType, useEffect, useState } from 'react'

import { accountSheet, activationDialog, activityDrawer, menuSheet } from '../dialogs.ts'
import { hideRun, openRun } from '../flow/sheet.ts'
import { withServices } from '../services.ts'
import { isWrongNetwork } from '../session.tsx'
import { sessionStore } from '../sessionStore.ts'
import { useStore } from '../store.ts'
import { toast } from '../toast.tsx'
import { useVisit } from '../visit.tsx'
import { walletPrompt } from '../wallet/prompt.ts'
import { closeWalletSheet, walletSheet } from '../wallet/walletSheet.ts'
import { activationLoader } from './composed.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { shellTexts as texts } from './text.ts'

const loads = {
  wallet: async () => (await import('./WalletSheet.tsx')).WalletSheet,
  account: async () => (await import('./AccountSheet.tsx')).AccountSheet,
  menu: async () => (await import('./MenuSheet.tsx')).MenuSheet,
  network: async () => (await import('./WrongNetwork.tsx')).WrongNetwork,
  prompt: async () => (await import('./WalletPrompt.tsx')).WalletPrompt,
  activity: async () => (await import('../flow/ActivityDrawer.tsx')).ActivityDrawer,
  signing: async () => (await import('../flow/SigningSheet.tsx')).SigningSheet,
  resume: async () => (await import('../flow/Resume.tsx')).Resume,
}

const shut = {
  account: () => accountSheet.set(false),
  menu: () => menuSheet.set(false),
  activity: () => activityDrawer.set(false),
  activation: () => activationDialog.set(false),
  wallet: () => closeWalletSheet(false),
  signing: hideRun,
}

/** Every sheet and dialog: its code comes when it first opens, and it stays to animate its end. */
export function Overlays() {
  const { address, token, chainId } = useStore(sessionStore)
  useShutOnLeave()
  return (
    <>
      <Once when={useStore(walletSheet)} load={loads.wallet} failed={shut.wallet} />
      <Once when={useStore(accountSheet)} load={loads.account} failed={shut.account} />
      <Once when={useStore(menuSheet)} load={loads.menu} failed={shut.menu} />
      <Once when={useStore(activityDrawer)} load={loads.activity} failed={shut.activity} />
      <Once when={useStore(openRun) !== null} load={loads.signing} failed={shut.signing} />
      <Once when={isWrongNetwork(chainId)} load={loads.network} />
      <Once when={useStore(walletPrompt) !== null} load={loads.prompt} />
      <Once when={address !== null && token !== null} load={loads.resume} />
      <Once when={useStore(activationDialog)} load={loadActivation} failed={shut.activation} />
    </>
  )
}

/** What was opened on a page does not lie over the page that the back button shows. */
function useShutOnLeave(): void {
  const { path } = useVisit()
  useEffect(
    () => () => {
      for (const close of Object.values(shut)) close()
    },
    [path],
  )
}

interface OnceProps {
  readonly when: boolean
  readonly load: () => Promise<ComponentType | null>
  /** Closes again what requested the code, so that the next tap requests it again. */
  readonly failed?: () => void
}

/** Rendered from the first time on. */
function Once({ when, load, failed }: OnceProps) {
  const [Show, setShow] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!when || Show !== null) return
    let wanted = true
    withServices(load).then(
      (found) => wanted && setShow(() => found),
      () => {
        if (!wanted || failed === undefined) return
        failed()
        toast.show(texts.chunkFailed, { kind: 'error' })
      },
    )
    return () => {
      wanted = false
    }
  }, [when, load, failed, Show])
  if (Show === null) return null
  return (
    <ErrorBoundary>
      <Show />
    </ErrorBoundary>
  )
}

/** The dialog that a feature gives. */
async function loadActivation(): Promise<ComponentType | null> {
  const initialData = await activationLoader()?.()
  if (initialData === undefined) return null
  const { ActivationDialog } = initialData
  return function Activation() {
    return <ActivationDialog open={useStore(activationDialog)} onClose={shut.activation} />
  }
}
