import '#platform/ui/ui.css'

import { startApp } from '#platform/web/shell/start.tsx'

import { features } from './features.ts'

void startApp(document.querySelector('#app')!, features)
