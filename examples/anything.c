/* A program in C without a JSON library: it plays one of the moves offered, chosen by the request's seed.
   Usage: cc -O2 -o anything examples/anything.c && ludoteca arena maamut "anything=./anything" random */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The text after the last `"name":` of a line; moves and seeds are plain ASCII without quotes inside. */
static char *field(char *line, const char *name) {
    char *found = NULL;
    for (char *at = line; (at = strstr(at, name)) != NULL; at += strlen(name)) found = at + strlen(name);
    return found;
}

static unsigned long seed_of(char *line) {
    char *at = field(line, "\"seed\":");
    unsigned long sum = 7;
    if (at == NULL || (at = strchr(at, '"')) == NULL) return sum;
    for (at++; *at && *at != '"'; at++) sum = sum * 31 + (unsigned char)*at;
    return sum ^ (sum >> 7);
}

/* Cuts the list of moves into its strings and returns one of them. */
static char *choice(char *line) {
    unsigned long seed = seed_of(line), number = 0;
    char *list = field(line, "\"moves\":");
    if (list == NULL) return NULL;
    char *end = strchr(list, ']');
    if (end == NULL) return NULL;
    *end = '\0';
    for (char *at = list; (at = strchr(at, '"')) != NULL; at++) number++;
    number /= 2;
    if (number == 0) return NULL;
    char *at = list;
    for (unsigned long skip = seed % number; ; skip--) {
        at = strchr(at, '"') + 1;
        char *close = strchr(at, '"');
        if (skip == 0) {
            *close = '\0';
            return at;
        }
        at = close + 1;
    }
}

int main(void) {
    char *line = NULL;
    size_t size = 0;
    while (getline(&line, &size, stdin) > 0) {
        if (strstr(line, "\"hello\"") != NULL) {
            puts("{\"protocol\":1,\"name\":\"anything\"}");
        } else {
            char *move = choice(line);
            if (move == NULL) return 1;
            printf("{\"move\":\"%s\"}\n", move);
        }
        fflush(stdout); /* without this the arena waits for an answer that is still in the buffer */
    }
    free(line);
    return 0;
}
