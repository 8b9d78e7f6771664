import './Logo.css'

/** The wordmark; takes its colour and size from the text around it. */
export function Logo() {
  return (
    <span className="logo">
      <svg className="logo-leaf" viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M12 21c0-6 0-9 2-12m-2 8c-4.6.6-8-1.6-8-5.6 0-2 1-3.4 2.6-3.9C7 4.8 9.2 3 12 3s5 1.8 5.4 4.5C19 8 20 9.400 20 11.400c0 4-3.400 6.200-8 5.600Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      winex
    </span>
  )
}
