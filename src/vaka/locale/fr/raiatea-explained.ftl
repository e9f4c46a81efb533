### Raiatea : ce que sont les cartes, les tuiles, les lieux et les étapes, pour qui le demande.

# $type est celui d’un rituel [R42].
raiatea-explained-ritual = { $type ->
    [personal] Il agit une fois, pour vous.
    [permanent] Il reste devant vous et compte à partir de là.
    [interactive] Il agit une fois, sur vos adversaires.
   *[common] Il agit une fois, pour tous, et vous pouvez en préparer autant que vous voulez.
}
# $text est ce que rapporte une paire.
raiatea-explained-mask = Une paire rapporte { $text }. Un masque seul ne rapporte rien.
raiatea-explained-mirror = À votre tour, il forme une paire avec un masque seul de votre choix, pour de bon.
raiatea-explained-treasure = Le trésor de ce masque : qui le prend dans la forêt le reçoit aussitôt.
raiatea-explained-step = échelon { $step } : { $text }
raiatea-explained-goods = Vendez-la au Marché pour le bonus de son prix ou un bonus inférieur, sacrifiez-la au Marae pour un tatouage, ou payez des missions avec. Bonus : { $steps }.
# $text est l’effet A, $again l’effet B.
raiatea-explained-assistant = Effet A, quand le dé lancé pour eux ne dépasse pas le nombre que vous en avez : { $text } Effet B, une fois, jusqu’à ce qu’il soit de nouveau prêt : { $again }
raiatea-explained-help = { $assistant ->
    [gatherer] quand vous choisissez dans la Forêt, une carte de plus s’ajoute à la rangée, et vous y prenez une marchandise en plus.
    [merchant] à votre tour au Marché, un prix monte tout en haut.
    [shaman] à votre tour, réalisez un rituel de votre main dont le coût ne dépasse pas vos prêtres ; aucun mana n’est payé.
   *[diver] à l’étape de construction, remplissez une seconde mission dans le même tour.
}
raiatea-explained-mission = { $way ->
    [auction] Elle est mise aux enchères quand toutes les autres tuiles de sa rangée sont parties : la plus haute enchère de mana l’emporte.
    [need] Il vous faut ceci : { $text }. Rien n’est payé.
   *[pay] Vous payez : { $text }.
}
raiatea-explained-location = Si vous y allez comme Kahuna : { $text }.
raiatea-explained-rank = { $tattoos ->
    [0] Le rang du début.
    [one] À partir de { $tattoos } tatouage.
   *[other] À partir de { $tattoos } tatouages.
} Vous piochez { $draw } rituels au choix, { $forbidden ->
    [yes] normaux ou interdits
   *[no] seulement normaux
}, et en préparez jusqu’à { $prepare }, sans compter les communs.
raiatea-explained-ceremony = { $phase ->
    [dance] Chacun peut recruter des prêtres contre des perles, puis reçoit 1 mana par prêtre.
    [buy] Pour { $mana } mana, qui vont dans le sac, chacun peut piocher des rituels et en garder un.
    [prepare] Chacun met des rituels dans le sac, en secret.
    [invocation] Tous misent du mana en secret et en même temps. Tout va dans le sac, et les mises fixent le nouvel ordre.
    [gifts] Les premiers du nouvel ordre choisissent des dons.
    [blessing] Le sac paie les rituels un par un, le moins cher d’abord. Le premier qu’il ne peut pas payer met fin à tout : celui-là et tous les suivants échouent.
   *[building] À tour de rôle, chacun remplit une mission ou passe, jusqu’à ce que tous aient passé.
}
raiatea-explained-track = { $track ->
    [priests] Chaque prêtre rapporte 1 mana sur le Chemin des Dieux et à la danse de chaque cérémonie. La piste finit à { $last }.
   *[tattoos] Les tatouages élèvent votre rang, pour des points à la fin et plus de rituels au choix. La piste finit à { $last }.
}
