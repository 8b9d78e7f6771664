/** Style of an order's page, after that of every page of the gateway. The QR code is dark on white in both modes, as readers need it. */
export const ORDER_STYLE = `
.big{font-size:1.75rem;font-weight:650;font-variant-numeric:tabular-nums}
.pay{display:grid;gap:1.25rem 2.5rem;margin-top:1rem}
.pay textarea{display:block;width:100%;height:7.75rem;margin:.25rem 0 0;padding:.6rem .75rem;border:1px solid var(--muted);border-radius:.5rem;background:transparent;color:inherit;font:.875rem/1.45 ui-monospace,monospace;resize:none;word-break:break-all}
.pay svg{display:block;width:15rem;max-width:100%;height:auto;border-radius:.75rem}
button.step{border:0;font-family:inherit;font-size:1rem;width:100%;justify-content:center;cursor:pointer}
button[hidden]{display:none}
ol{margin:1rem 0 0;padding-left:1.25rem}
.sum{margin-top:.5rem}
.sum div,.rows div{grid-template-columns:minmax(0,1fr) auto}
.sum dt,.rows dt{color:var(--ink)}
.sum dd,.rows dd{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.sum div:last-child{font-weight:650}
.codes a{display:inline-flex;align-items:center;min-height:2.75rem;margin-right:1rem}
.code{font-family:ui-monospace,monospace;font-size:.875rem}
[role=status]{margin:0 0 1rem}
[role=status]:not(:empty){margin-top:.75rem;color:var(--ok);font-weight:600}
[role=status]:not(:empty)::before{content:"✓ "}
@media(min-width:48rem){.head>p:not(.big){font-size:1.125rem}.pay{grid-template-columns:minmax(0,1fr) 15rem}button.step{width:auto}}`
