// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {TRC20} from "@openzeppelin/tron-contracts/token/TRC20/TRC20.sol";

/// @title Who holds which identity, after the way of T-REX's registries, written plainly: an identity stands for an account,
/// and a claim of a topic for the identity.
contract PeerIdentities {
    struct Claim {
        address issuer;
        uint64 until;
    }

    mapping(address account => address) private _identities;
    mapping(address identity => mapping(uint256 topic => Claim)) private _claims;
    mapping(address issuer => bool) private _trusted;
    uint256[] private _topics;

    constructor() {
        _topics.push(1);
        _topics.push(2);
        _trusted[msg.sender] = true;
    }

    function register(address account) external {
        _identities[account] = account;
        for (uint256 i; i < _topics.length; ++i) {
            _claims[account][_topics[i]] = Claim(msg.sender, type(uint64).max);
        }
    }

    function isVerified(address account) external view returns (bool) {
        address identity = _identities[account];
        if (identity == address(0)) return false;
        for (uint256 i; i < _topics.length; ++i) {
            Claim memory claim = _claims[identity][_topics[i]];
            if (!_trusted[claim.issuer] || claim.until < block.timestamp) return false;
        }
        return true;
    }
}

/// @title A rule of compliance that counts what each account sends in a day, and its balance.
contract PeerCompliance {
    struct Day {
        uint64 day;
        uint192 sent;
    }

    uint256 private constant MOST = type(uint128).max;
    mapping(address account => Day) private _days;

    function canTransfer(address from, address, uint256 amount) external view returns (bool) {
        Day memory one = _days[from];
        return (one.day == block.timestamp / 1 days ? one.sent : 0) + amount <= MOST;
    }

    function transferred(address from, address, uint256 amount) external {
        Day memory one = _days[from];
        uint64 today = uint64(block.timestamp / 1 days);
        _days[from] = Day(today, (one.day == today ? one.sent : 0) + uint192(amount));
    }
}

/// @title A token after the way of T-REX, written plainly: pause, freeze, identity of the receiver, compliance.
contract PeerTrex is TRC20 {
    PeerIdentities public immutable identities;
    PeerCompliance public immutable compliance;
    bool public paused;
    mapping(address account => bool) public frozen;
    mapping(address account => uint256) public frozenTokens;

    constructor(PeerIdentities identities_, PeerCompliance compliance_) TRC20("Peer", "PEER") {
        (identities, compliance) = (identities_, compliance_);
        _mint(msg.sender, 1e12);
    }

    function transfer(address to, uint256 amount) public override returns (bool) {
        require(!paused, "Paused");
        require(!frozen[msg.sender] && !frozen[to], "Frozen");
        require(amount <= balanceOf(msg.sender) - frozenTokens[msg.sender], "Balance");
        require(identities.isVerified(to), "Identity");
        require(compliance.canTransfer(msg.sender, to, amount), "Compliance");
        super.transfer(to, amount);
        compliance.transferred(msg.sender, to, amount);
        return true;
    }
}
