# source: authored
# Słowa rozdziału 13.

event-invaded = { $realm } najeżdża: { $area }, jednostek { $number }.
