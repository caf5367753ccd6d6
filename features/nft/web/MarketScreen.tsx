import { Tabs } from '#platform/ui/Tabs.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { useState } from 'react'

import { LevelsTab } from './LevelsTab.tsx'
import { MarketCards } from './MarketCards.tsx'
import { nftTexts as texts } from './text.ts'
import { marketTexts } from './textMarket.ts'

/** Kept alive when left: filters, pages and the chosen tab are as they were. */
export function MarketScreen() {
  const t = useText()
  const [tab, setTab] = useState<'cards' | 'levels'>('cards')
  return (
    <Frame flush>
      <Tabs
        label={t(texts.market)}
        panelId="market-panel"
        items={[
          { value: 'cards', label: t(texts.cards) },
          { value: 'levels', label: t(marketTexts.levels) },
        ]}
        value={tab}
        onChange={setTab}
      />
      <div id="market-panel" role="tabpanel" className="flex flex-col gap-4 px-4">
        {tab === 'cards' ? <MarketCards /> : <LevelsTab />}
      </div>
    </Frame>
  )
}
