"""Maps of a title's boards, drawn from its content and free geography. A tool for developers: nothing imports it."""
