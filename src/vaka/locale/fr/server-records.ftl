# What the server says about records, replays and branches.

server-others-eyes = Tant que la partie est en cours, vous ne pouvez regarder qu’avec vos propres yeux. Après la fin, vous pourrez le faire avec tous.
server-nothing-left = À ce coup, la partie est finie : rien ne peut continuer à partir d’ici. Choisissez-en un plus tôt.
