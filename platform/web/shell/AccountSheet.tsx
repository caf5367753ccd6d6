import { AddressText } from '#platform/ui/AddressText.tsx'
import { Button, buttonClass } from '#platform/ui/Button.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { Link } from 'wouter'

import { accountSheet, openActivation, openActivity } from '../dialogs.ts'
import { useText } from '../i18n.tsx'
import { networkName } from '../network.ts'
import { runtimeConfig } from '../runtime.ts'
import { useSession } from '../session.tsx'
import { useStore } from '../store.ts'
import { walletName } from '../wallet/names.ts'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { createElement } from 'react'

import { lazyComponentOf } from '../lazyComponent.tsx'
import { accountParts, pathOfPage } from './composed.ts'
import { sheetTexts as texts } from './textSheets.ts'

export function AccountSheet() {
  const t = useText()
  const open = useStore(accountSheet)
  const { address, status, wallet, activated, signIn, signOut, signOutEverywhere } = useSession()
  const close = (): void => accountSheet.set(false)
  const then = (next: () => unknown) => () => {
    close()
    next()
  }
  if (address === null || wallet === null) return null
  const signedIn = status === 'signedIn'
  const profilePath = pathOfPage('profile')
  const approvalsPath = pathOfPage('approvals')
  return (
    <Sheet open={open} onClose={close} title={t(texts.accountTitle)}>
      <Surface>
        <p className="text-soft">{t(texts.yourAddress)}</p>
        <AddressText address={address} full copyLabel={t(texts.copyAddress)} />
      </Surface>
      {signedIn &&
        accountParts().map((load, i) =>
          createElement(lazyComponentOf(load, PartSpace), { key: i }),
        )}
      <KeyValue
        rows={[
          { label: t(texts.wallet), value: walletName(wallet, t) },
          { label: t(texts.network), value: networkName(runtimeConfig().network.chainId, t) },
          { label: t(texts.status), value: t(signedIn ? texts.signedIn : texts.notSignedIn) },
          ...(activated === null
            ? []
            : [
                {
                  label: t(texts.activation),
                  value: t(activated ? texts.activated : texts.notActivated),
                  tone: activated ? ('good' as const) : ('value' as const),
                },
              ]),
        ]}
      />
      <div className="flex flex-col gap-2">
        {!signedIn && (
          <>
            <p className="text-soft">{t(texts.signInFree)}</p>
            <Button full onClick={then(signIn)}>
              {t(texts.signIn)}
            </Button>
          </>
        )}
        {signedIn && activated === false && (
          <Button full onClick={then(openActivation)}>
            {t(texts.activate)}
          </Button>
        )}
        {profilePath !== null && (
          <Link to={profilePath} onClick={close} className={buttonClass('quiet', true)}>
            {t(texts.profile)}
          </Link>
        )}
        {signedIn && approvalsPath !== null && (
          <Link to={approvalsPath} onClick={close} className={buttonClass('quiet', true)}>
            {t(texts.approvals)}
          </Link>
        )}
        <Button kind="quiet" full onClick={then(openActivity)}>
          {t(texts.activity)}
        </Button>
        <Button kind="quiet" full onClick={then(signOut)}>
          {t(signedIn ? texts.signOut : texts.disconnect)}
        </Button>
        {signedIn && (
          <Button kind="quiet" full onClick={then(signOutEverywhere)}>
            {t(texts.signOutEverywhere)}
          </Button>
        )}
      </div>
    </Sheet>
  )
}

const PartSpace = () => <Skeleton className="h-56 w-full rounded-md" />
