/** An answer that the test gives when it wants to. */
export function lateAnswer<Answer = void>() {
  let answerNow: (answer: Answer) => void = () => {}
  const answered = new Promise<Answer>((done) => {
    answerNow = done
  })
  return { answered, answerNow: (answer: Answer) => answerNow(answer) }
}
