/** One measured request. */
export interface Scenario {
  name: string
  actor: 'staff' | 'vendor'
  path: string
}

/** The lists, each as a user meets it. */
export const SCENARIOS: readonly Scenario[] = [
  { name: 'admin products', actor: 'staff', path: '/admin/products?limit=10' },
  { name: 'admin products, 50 rows', actor: 'staff', path: '/admin/products?limit=50' },
  {
    name: 'admin products, by title',
    actor: 'staff',
    path: '/admin/products?limit=10&order=title',
  },
  { name: 'admin products, drafts', actor: 'staff', path: '/admin/products?limit=10&status=draft' },
  { name: 'admin sellers', actor: 'staff', path: '/admin/sellers?limit=10' },
  { name: 'admin sellers, by city', actor: 'staff', path: '/admin/sellers?limit=10&q=garibaldi' },
  { name: 'admin orders', actor: 'staff', path: '/admin/orders?limit=10' },
  { name: 'admin orders, late', actor: 'staff', path: '/admin/orders?limit=10&late=any' },
  {
    name: 'admin orders, one e-mail',
    actor: 'staff',
    path: '/admin/orders?limit=10&q=cliente4321@',
  },
  { name: 'vendor products', actor: 'vendor', path: '/vendor/products?limit=10' },
  { name: 'vendor orders', actor: 'vendor', path: '/vendor/orders?limit=10' },
  {
    name: 'vendor orders, captured',
    actor: 'vendor',
    path: '/vendor/orders?limit=10&status=captured',
  },
  {
    name: 'vendor orders, one e-mail',
    actor: 'vendor',
    path: '/vendor/orders?limit=10&q=cliente4321@',
  },
  {
    name: 'vendor search, everything',
    actor: 'vendor',
    path: '/vendor/search?q=merlot',
  },
  { name: 'admin home', actor: 'staff', path: '/admin/home' },
  { name: 'admin search, common word', actor: 'staff', path: '/admin/search?q=serra' },
  { name: 'admin search, one e-mail', actor: 'staff', path: '/admin/search?q=cliente4321@' },
  { name: 'vendor today', actor: 'vendor', path: '/vendor/today' },
  { name: 'vendor payouts', actor: 'vendor', path: '/vendor/payouts?limit=10' },
  { name: 'vendor payout summary', actor: 'vendor', path: '/vendor/payouts/summary' },
  { name: 'due payouts', actor: 'staff', path: '/admin/payouts/due?limit=10' },
]
